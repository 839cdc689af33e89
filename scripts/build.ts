/** Builds the storefront and the counter into build/, each only if its inputs changed since its last build. */
import { counterBuild } from './build-counter.ts';
import { isUpToDate, runBuild } from './build-once.ts';
import { storefrontBuild } from './build-storefront.ts';
import { checkImports } from './check-imports.ts';

const outdated = [storefrontBuild, counterBuild].filter((build) => !isUpToDate(build));
if (outdated.length > 0) {
  const badImports = checkImports();
  if (badImports.length > 0) {
    console.error(
      `${badImports.join('\n')}\nNothing was built: these imports break the rules of scripts/check-imports.ts.`,
    );
    process.exit(1);
  }
  console.log(`Building the ${outdated.map(({ name }) => name).join(' and the ')}…`);
  await Promise.all(outdated.map(runBuild));
}
