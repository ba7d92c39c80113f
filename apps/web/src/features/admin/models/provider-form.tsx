import type { ModelProvider } from '@diagloom/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { failureOf } from '../../../lib/api-error.ts';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { useChangeProvider, useTestProvider } from '../api/models.ts';
import { Abilities } from './abilities.tsx';
import { TaskModelFields } from './task-models.tsx';

/** Key and models of a service. A key is only ever written: what is kept is never shown again. */
export const ProviderForm = ({ provider }: { readonly provider: ModelProvider }) => {
  const change = useChangeProvider(provider.id);
  const test = useTestProvider(provider.id);
  const [apiKey, setApiKey] = useState('');
  const [address, setAddress] = useState(provider.address);
  const [model, setModel] = useState(provider.model);
  const [smallModel, setSmallModel] = useState(provider.smallModel);
  const [embeddingModel, setEmbeddingModel] = useState(provider.embeddingModel);
  const [taskModels, setTaskModels] = useState(provider.taskModels);
  const listId = useId();
  const isFromEnvironment = provider.keyFrom === 'environment';
  const isMoved = address.trim() !== provider.address;
  const isChanged =
    isMoved ||
    apiKey !== '' ||
    [model, smallModel, embeddingModel].join('\n') !==
      [provider.model, provider.smallModel, provider.embeddingModel].join('\n') ||
    JSON.stringify(taskModels) !== JSON.stringify(provider.taskModels);
  const save = (onSaved = (): void => {}): void => {
    change.mutate(
      {
        model,
        smallModel,
        taskModels,
        ...(embeddingModel !== null && { embeddingModel }),
        ...(isMoved && { address }),
        ...(apiKey !== '' && { apiKey }),
      },
      {
        onSuccess: () => {
          setApiKey('');
          onSaved();
        },
      },
    );
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  // What was typed is what is to be tried.
  const handleTest = (): void => (isChanged ? save(test.mutate) : test.mutate());
  const { data: tested } = test;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {provider.missing.length > 0 && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">{modelAdminStrings.missing(provider.missing)}</p>
      )}
      {provider.isHere && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          {provider.model === '' ? modelAdminStrings.addFirst : modelAdminStrings.addMore}
          <code className="mt-1 block text-[13px]">{modelAdminStrings.addCommand}</code>
        </p>
      )}
      {provider.host !== null && <p className="text-ink-soft text-sm">{modelAdminStrings.goesTo(provider.host)}</p>}
      {provider.needsAddress && (
        <TextField
          label={modelAdminStrings.address}
          hint={modelAdminStrings.addressHint}
          type="url"
          maxLength={300}
          spellCheck={false}
          disabled={provider.addressFrom === 'environment'}
          value={address}
          placeholder={
            provider.addressFrom === 'environment'
              ? modelAdminStrings.keyStates.environment
              : modelAdminStrings.addressLike
          }
          error={failureOf(change.error)?.fields?.address}
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
      {!provider.isHere && (
        <TextField
          label={modelAdminStrings.key}
          hint={provider.needsKey ? '' : modelAdminStrings.optional}
          type="password"
          autoComplete="off"
          maxLength={2000}
          disabled={isFromEnvironment}
          value={apiKey}
          placeholder={modelAdminStrings.keyStates[provider.keyFrom ?? 'none']}
          onChange={({ target }) => setApiKey(target.value)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={modelAdminStrings.model}
          hint={modelAdminStrings.modelHints[provider.id] ?? ''}
          list={listId}
          maxLength={200}
          spellCheck={false}
          value={model}
          onChange={({ target }) => setModel(target.value)}
        />
        <TextField
          label={modelAdminStrings.smallModel}
          hint={modelAdminStrings.smallHint}
          list={listId}
          maxLength={200}
          spellCheck={false}
          value={smallModel}
          onChange={({ target }) => setSmallModel(target.value)}
        />
      </div>
      {embeddingModel !== null && (
        <TextField
          label={modelAdminStrings.embeddingModel}
          hint={modelAdminStrings.embeddingHint}
          list={listId}
          maxLength={200}
          spellCheck={false}
          value={embeddingModel}
          onChange={({ target }) => setEmbeddingModel(target.value)}
        />
      )}
      <TaskModelFields {...{ model, smallModel, listId }} models={taskModels} onChange={setTaskModels} />
      <Abilities named={provider.named} />
      <datalist id={listId}>
        {tested?.models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={change.isPending}>
          {modelAdminStrings.save}
        </Button>
        <Button variant="secondary" size="small" isBusy={test.isPending} onClick={handleTest}>
          {isChanged ? modelAdminStrings.saveAndTest : modelAdminStrings.test}
        </Button>
        <Button variant="secondary" size="small" onClick={() => change.mutate({ isEnabled: !provider.isEnabled })}>
          {provider.isEnabled ? modelAdminStrings.turnOff : modelAdminStrings.turnOn}
        </Button>
        {provider.keyFrom !== null && !isFromEnvironment && (
          <Button variant="secondary" size="small" onClick={() => change.mutate({ apiKey: '' })}>
            {modelAdminStrings.removeKey}
          </Button>
        )}
      </div>
      {tested !== undefined && !test.isPending && (
        <p role="status" className={tested.ok ? 'text-sm' : 'text-danger text-sm'}>
          {tested.ok ? modelAdminStrings.answered(tested.milliseconds) : tested.message}
          {tested.models.length > 0 && ` ${modelAdminStrings.listed(tested.models.length)}`}
        </p>
      )}
      {test.isError && (
        <p role="status" className="text-danger text-sm">
          {modelAdminStrings.failedText}
        </p>
      )}
    </form>
  );
};
