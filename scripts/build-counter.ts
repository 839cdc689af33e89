import { COUNTER_INPUTS } from './build-inputs.ts';
import type { Build } from './build-once.ts';
import { compressAssets } from './compress-assets.ts';
import { runNode } from './run-node.ts';

/** Builds the counter into build/counter. */
export const counterBuild: Build = {
  name: 'counter',
  inputs: COUNTER_INPUTS,
  folders: ['build/counter'],
  async run() {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'counter/vite.config.ts'];
    const { hasSucceeded, output } = await runNode(args, {
      isOutputCaptured: true,
      settings: { NODE_ENV: 'production' },
    });
    if (!hasSucceeded) throw new Error(output);
    compressAssets('build/counter');
  },
};
