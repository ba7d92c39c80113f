import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fileOfModel, listLocalModels } from '../../platform/models/local/local-models.ts';
import { type AdminCommand, AdminError, type AdminTools } from '../admin-command.ts';
import { addModel, describeKnown } from '../models/add-model.ts';
import { megabytes } from '../models/download.ts';
import { knownModels } from '../models/known-models.ts';

export const model: AdminCommand = {
  name: 'model',
  usage: 'add <name|file> | list | remove <name>',
  summary: 'adds, lists and removes language models that run on this server',
  run: async (args, tools) => {
    const [what, name, ...more] = args;
    if (what === 'list' && name === undefined) return list(tools);
    if (what === 'remove' && name !== undefined && more.length === 0) return remove(name, tools);
    if (what === 'add' && name !== undefined) return addModel({ model: name, ...readOptions(more) }, tools);
    throw new AdminError(help);
  },
};

const list = async ({ modelsFolder }: AdminTools): Promise<string> => {
  const models = await listLocalModels(modelsFolder);
  const lines = models.map(({ name, bytes }) => `${name}  ${megabytes(bytes)}`);
  return lines.length === 0 ? `No models yet.\n\n${help}` : lines.join('\n');
};

const remove = async (name: string, { modelsFolder }: AdminTools): Promise<string> => {
  const models = await listLocalModels(modelsFolder);
  if (!models.some((each) => each.name === name))
    throw new AdminError(`There’s no model "${name}". Run "model list" to see what’s there.`);
  await rm(fileOfModel(modelsFolder, name));
  return `${name} was removed.`;
};

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = read(args);
  if (positionals.length > 0) throw new AdminError(help);
  if (values.sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(values.sha256))
    throw new AdminError('--sha256 takes the 64 digits and letters of a checksum.');
  if (values.from !== undefined && !/^https?:\/\//.test(values.from))
    throw new AdminError('--from takes an address, such as https://example.com/model.gguf.');
  return values;
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, sha256: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw new AdminError(help, { cause });
  }
};

const help = `Use: model add <name|file.gguf> [--from address] [--sha256 checksum], model list, model remove <name>.
Models that can be added by name:
${knownModels.map(describeKnown).join('\n')}`;
