import type { ReactNode } from 'react';

interface AuthCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The frame of a form that lets people in. */
export const AuthCard = ({ title, text, children }: AuthCardProps) => (
  <section className="rounded-xl border bg-surface p-6 shadow-lift sm:p-8">
    <h1 className="text-2xl">{title}</h1>
    <p className="mt-2 text-ink-soft text-sm">{text}</p>
    <div className="mt-6">{children}</div>
  </section>
);
