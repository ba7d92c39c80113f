import { engineeringStrings } from '../../../strings/prompt-help.ts';

export const TipsTab = () => (
  <ul className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2">
    {engineeringStrings.tips.map(({ title, text }) => (
      <li key={title}>
        <p className="font-medium text-sm">{title}</p>
        <p className="mt-0.5 text-[13px] text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
);
