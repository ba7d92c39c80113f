import { type Block, type Inline, readExplanation } from './read-explanation.ts';

export const ExplanationView = ({ markdown }: { readonly markdown: string }) => (
  <div className="grid max-w-3xl gap-3 p-5 text-sm leading-relaxed">
    {readExplanation(markdown).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
      <BlockView key={index} block={block} />
    ))}
  </div>
);

const BlockView = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'list') {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
          <li key={index} className="break-words">
            <InlineText parts={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'text') {
    return (
      <p className="break-words">
        <InlineText parts={block.text} />
      </p>
    );
  }
  const Heading = block.kind === 'title' ? 'h3' : 'h4';
  return (
    <Heading className={block.kind === 'title' ? 'text-lg' : 'mt-3 text-base tracking-normal'}>
      <InlineText parts={block.text} />
    </Heading>
  );
};

const InlineText = ({ parts }: { readonly parts: readonly Inline[] }) =>
  parts.map(({ text, isCode }, index) =>
    isCode ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
      <code key={index} className="wrap-anywhere rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-[13px] text-ink">
        {text}
      </code>
    ) : (
      text
    ),
  );
