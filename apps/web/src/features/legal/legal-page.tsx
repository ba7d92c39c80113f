import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import type { LegalText } from '../../strings/legal.ts';

export const LegalPage = ({ title, intro, sections }: LegalText) => {
  useDocumentTitle(title);
  return (
    <article className="mx-auto max-w-2xl px-4 py-16 sm:px-6 sm:py-24">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-5 text-ink-soft text-lg">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-10">
          <h2 className="text-xl">{section.title}</h2>
          {section.text && <p className="mt-2.5 text-ink-soft">{section.text}</p>}
          {section.points && (
            <ul className="mt-2.5 grid list-disc gap-1.5 pl-5 text-ink-soft">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
};
