/** `npm run bench` measures what we promise about speed and memory; `npm run bench -- sizes` shops of different sizes. */
if (process.argv[2] === 'sizes') await import('./sizes/run.ts');
else await import('./promises.ts');
