/** `npm run demo`: a shop with weeks of orders, in a folder of its own and reachable only from this machine. */
import { parseArgs } from 'node:util';
import { setPrivateUmask } from '#api/platform/private-files.ts';
import { COUNTER_PATH } from '#counter/page.ts';
import { type Config, findOrigin } from '#server/config.ts';
import { runShop } from '#server/run-shop.ts';
import { StartRefused } from '#server/settings.ts';
import { DEMO_CATALOGUE, DEMO_REVIEWS } from '#server/startup-checks.ts';
import { fillFolder } from '#tools/demo-shop/fill-folder.ts';
import { TEAM } from '#tools/demo-shop/staff.ts';
import {
  createDemoPassword,
  prepareDemoFolder,
  readDemoConfig,
  readDemoPassword,
  writeDemoPassword,
} from './demo-folder.ts';

const DAY_COUNT = 90;
const ORDERS_PER_DAY = 5;
const SEED = 20_261_115;

async function fill({ dataDir }: Config): Promise<void> {
  console.log(`Filling ${dataDir} with ${DAY_COUNT} days of orders, which takes about half a minute…`);
  const password = createDemoPassword();
  await fillFolder({
    ...{ folder: dataDir, catalogueFile: DEMO_CATALOGUE, reviewsFile: DEMO_REVIEWS },
    ...{ password, days: DAY_COUNT, ordersPerDay: ORDERS_PER_DAY, seed: SEED, now: Date.now() },
    finish: (making) => writeDemoPassword(making, password),
  });
}

function printSignIn(config: Config): void {
  const [owner, ...others] = TEAM;
  const origin = findOrigin(config);
  console.log(`
Sign in at ${origin}${COUNTER_PATH}
  email     ${owner.email}  (${owner.role})
  password  ${readDemoPassword(config.dataDir)}
The same password is that of ${others.map(({ email, role }) => `${email} (${role})`).join(', ')}.
npm run demo -- --fresh begins anew.`);
}

process.env.NODE_ENV = 'production';
setPrivateUmask();
try {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const config = readDemoConfig(process.env);
  if (prepareDemoFolder(config.dataDir, values.fresh)) await fill(config);
  await runShop(config);
  printSignIn(config);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
