interface SectionHeadingProps {
  readonly title: string;
  readonly text: string;
}

export const SectionHeading = ({ title, text }: SectionHeadingProps) => (
  <div className="max-w-2xl">
    <h2 className="text-[28px] sm:text-4xl">{title}</h2>
    <p className="mt-3 text-ink-soft sm:text-lg">{text}</p>
  </div>
);
