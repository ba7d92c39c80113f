/** Two threads up, two across, one over the other in turn. Each upper thread has an edge in the colour of the ground. */
export const LogoMark = ({ className = 'size-8' }: { readonly className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0b6b5d" />
    <g fill="none" strokeWidth="3" strokeLinecap="round">
      <path d="M7 11h18M7 21h18" stroke="#8fe3cf" />
      <path d="M11 8v6M21 18v6" stroke="#0b6b5d" strokeWidth="6" strokeLinecap="butt" />
      <path d="M11 7v18M21 7v18" stroke="#fff" />
      <path d="M18 11h6M8 21h6" stroke="#0b6b5d" strokeWidth="6" strokeLinecap="butt" />
      <path d="M17 11h8M7 21h8" stroke="#8fe3cf" />
    </g>
  </svg>
);
