import type { Report } from './bench.ts';
import { benches } from './benches/index.ts';

const name = process.argv[2];
const bench = benches.find((candidate) => candidate.name === name);

if (bench === undefined) {
  const list = benches.map((each) => `  ${each.name}  ${each.summary}`).join('\n');
  console.error(`Usage: npm run bench -- <name>\n\n${list}`);
  process.exitCode = 2;
} else {
  const report: Report = {
    figure: (values) => console.log(JSON.stringify({ bench: bench.name, ...values })),
    say: (line) => console.error(line),
  };
  await bench.run(report, process.argv.slice(3));
}
