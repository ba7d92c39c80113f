import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that has one thing to say. */
export const MessagePage = ({ title, text, role, children }: MessagePageProps) => (
  <section role={role} className="mx-auto flex max-w-md flex-col items-center px-6 py-24 text-center sm:py-32">
    <LogoMark className="size-12" />
    <h1 className="mt-8 text-3xl">{title}</h1>
    <p className="mt-4 text-ink-soft">{text}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
  </section>
);
