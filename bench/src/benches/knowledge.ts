import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Api, registerPerson } from '../../../scripts/harness/api.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Bench, Report } from '../bench.ts';
import { damagedFiles } from '../knowledge/damaged-files.ts';
import { shuffledDocuments } from '../knowledge/fill-up.ts';
import { questionLanguages, readQuestions } from '../knowledge/other-questions.ts';
import { chooseQuestions, lettersOf, readMarkdownFiles, withoutHeadings } from '../knowledge/sections.ts';
import { summarise } from '../measure.ts';

/** Questions about documentation in packages, and chunks that a large collection is filled up to. */
const amounts = { questions: 200, others: 34, chunks: 100_000 };

export const knowledge: Bench = {
  name: 'knowledge',
  summary:
    'passages found in others’ documents (recall@5 blind, with headings, misspelt), ms, memory, ingest speed, 500 damaged files; --large',
  run: async (report, args) => {
    const { values } = parseArgs({ args: [...args], options: { large: { type: 'boolean' } } });
    const dataFolder = await createTemporaryFolder('bench');
    const diagloom = await startDiagloom({
      dataFolder,
      environment: { KNOWLEDGE_DOCUMENTS: 'off', KNOWLEDGE_MB: 'off', STORAGE_MB: 'off' },
    });
    const person = (name: string) => registerPerson(diagloom.address, `${name}@example.org`);
    try {
      await measureDamaged(await person('damaged'), report);
      const files = readMarkdownFiles();
      const texts = files.map(({ text }) => text);
      const questions = chooseQuestions(files, amounts.questions);
      const blind = await person('blind');
      await upload(blind, texts.map(withoutHeadings), 'documentation without headings', report);
      await ask(blind, 'blind', questions.map(toQuestion), report);
      const full = await person('full');
      await upload(full, texts, 'documentation', report);
      await ask(full, 'with headings', questions.map(toQuestion), report);
      await ask(full, 'misspelt', questions.map(toQuestion).map(misspelt), report);
      for (const language of questionLanguages) {
        const found = readQuestions(language, amounts.others);
        if (found === undefined) {
          report.say('SKIPPED: questions by others (../shared/bench/knowledge) are not there.');
          break;
        }
        const reader = await person(language);
        await upload(
          reader,
          found.articles.map(({ text }) => text),
          `articles, ${language}`,
          report,
        );
        await ask(reader, `questions by others, ${language}`, found.questions, report);
        await ask(reader, `questions by others, ${language}, misspelt`, found.questions.map(misspelt), report);
      }
      if (values.large === true) {
        const missing = (amounts.chunks - (await chunksOf(full))) * 550;
        await upload(full, [...shuffledDocuments(texts, missing)], 'filled up', report);
        await ask(full, 'filled up, with headings', questions.map(toQuestion), report);
        const missingBlind = (amounts.chunks - (await chunksOf(blind))) * 550;
        await upload(
          blind,
          [...shuffledDocuments(texts, missingBlind)].map(withoutHeadings),
          'filled up, blind',
          report,
        );
        await ask(blind, 'filled up, blind', questions.map(toQuestion), report);
      }
      report.figure({ figure: 'memory of the server', megabytes: memoryOf(diagloom.pid) });
    } finally {
      await diagloom.interrupt();
      await removeFolder(dataFolder);
    }
  },
};

interface Asked {
  readonly question: string;
  /** Letters that a passage with the answer holds. */
  readonly answer: string;
}

const toQuestion = ({ heading, beginning }: { readonly heading: string; readonly beginning: string }): Asked => ({
  question: heading,
  answer: beginning,
});

/** Two neighbouring letters of every long word change places. */
const misspelt = ({ question, answer }: Asked): Asked => ({
  answer,
  question: question.replace(
    /\p{L}{6,}/gu,
    (word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
  ),
});

const path = '/api/knowledge/documents';

const upload = async (api: Api, texts: readonly string[], set: string, { figure, say }: Report): Promise<void> => {
  const started = performance.now();
  let [bytes, refused] = [0, 0];
  for (const [place, text] of texts.entries()) {
    const fileData = Buffer.from(text).toString('base64');
    bytes += Buffer.byteLength(text);
    await api.post(path, { fileName: `${set}-${place}.md`, fileData }).catch((error: unknown) => {
      refused += 1;
      if (refused < 4) say(`${set}-${place}: ${error instanceof Error ? error.message.slice(0, 200) : error}`);
    });
  }
  const seconds = (performance.now() - started) / 1000;
  figure({
    figure: 'ingest',
    set,
    files: texts.length,
    refused,
    megabytes: Math.round(bytes / 1e5) / 10,
    seconds: Math.round(seconds),
    chunks: await chunksOf(api),
    megabytesPerSecond: Math.round((bytes / 1e6 / seconds) * 100) / 100,
  });
};

const chunksOf = async (api: Api): Promise<number> => {
  const { documents } = (await api.get(path)) as { readonly documents: readonly { readonly chunks: number }[] };
  return documents.reduce((sum, { chunks }) => sum + chunks, 0);
};

const ask = async (api: Api, set: string, questions: readonly Asked[], { figure }: Report): Promise<void> => {
  const times: number[] = [];
  let found = 0;
  for (const { question, answer } of questions) {
    const started = performance.now();
    const { passages } = (await api.post('/api/knowledge/search', { question: question.slice(0, 500) })) as {
      readonly passages: readonly { readonly text: string }[];
    };
    times.push(performance.now() - started);
    if (passages.slice(0, 5).some(({ text }) => lettersOf(text).includes(answer))) found += 1;
  }
  const { p50, p95 } = summarise(times);
  const recallAt5 = Math.round((found / questions.length) * 1000) / 10;
  figure({ figure: 'recall', set, questions: questions.length, recallAt5, p50, p95 });
};

const measureDamaged = async (api: Api, { figure, say }: Report): Promise<void> => {
  let [read, refused, wrong, slowest] = [0, 0, 0, 0];
  for (const { name, bytes } of await damagedFiles(500)) {
    const started = performance.now();
    const body = { fileName: name, fileData: Buffer.from(bytes).toString('base64') };
    const answer = await api.post(path, body).then(
      () => 'read',
      (error: unknown) => String(error instanceof Error ? error.message : error),
    );
    slowest = Math.max(slowest, performance.now() - started);
    if (answer === 'read') read += 1;
    else if (/40[0-9]|413|422/.test(answer)) refused += 1;
    else {
      wrong += 1;
      say(`${name}: ${answer.slice(0, 200)}`);
    }
  }
  figure({ figure: 'damaged files', files: 500, read, refused, wrong, slowest: Math.round(slowest) });
};

/** Of the process and its children, in megabytes. */
const memoryOf = (group: number): number => {
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss=']).toString().trim().split('\n');
  const kilobytes = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([pgid]) => pgid === group);
  return Math.round(kilobytes.reduce((sum, [, rss = 0]) => sum + rss, 0) / 1000);
};
