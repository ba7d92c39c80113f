/** Two threads up, two across, one over the other in turn. */
export const LogoMark = ({ className = 'size-8' }: { readonly className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0b6b5d" />
    <g fill="none" strokeLinecap="round" strokeWidth="3">
      <path d="M11 7v9.5M11 22v3M21 7v3M21 15.5V25" stroke="#fff" />
      <path d="M7 11h9.5M22 11h3M7 21h3M15.5 21H25" stroke="#8fe3cf" />
    </g>
  </svg>
);
