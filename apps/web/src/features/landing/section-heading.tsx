interface SectionHeadingProps {
  readonly title: string;
  readonly text: string;
}

export const SectionHeading = ({ title, text }: SectionHeadingProps) => (
  <div className="max-w-2xl">
    <h2 className="text-3xl sm:text-[40px]">{title}</h2>
    <p className="mt-4 text-ink-soft text-lg">{text}</p>
  </div>
);
