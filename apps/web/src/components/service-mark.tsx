import type { SocialProviderId } from '@diagloom/contract';
import type { ReactNode } from 'react';

/** A small sign beside a service's name, so that its button is found at a glance. */
export const ServiceMark = ({ service }: { readonly service: SocialProviderId }) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-[18px] shrink-0">
    {marks[service]}
  </svg>
);

const marks = {
  google: (
    <g fill="none" strokeWidth="3.4">
      <path d="M14.8 5.2A6.8 6.8 0 0 0 4.1 6.6" stroke="#ea4335" />
      <path d="M4.1 6.6a6.8 6.8 0 0 0 0 6.8" stroke="#fbbc05" />
      <path d="M4.1 13.4a6.8 6.8 0 0 0 10.1 1.9" stroke="#34a853" />
      <path d="M14.2 15.3A6.8 6.8 0 0 0 16.8 10H10" stroke="#4285f4" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="9" fill="#1877f2" />
      <path
        d="M12.9 6.2h-1.2c-.9 0-1.2.5-1.2 1.3V9h2.3l-.4 2.3h-1.9v7.6H8.1v-7.6H6.3V9h1.8V7.2c0-2 1.2-3.2 3.1-3.2.9 0 1.7.1 1.7.1z"
        fill="#fff"
      />
    </>
  ),
  microsoft: (
    <>
      <path d="M1.5 1.5h8v8h-8z" fill="#f25022" />
      <path d="M10.5 1.5h8v8h-8z" fill="#7fba00" />
      <path d="M1.5 10.5h8v8h-8z" fill="#00a4ef" />
      <path d="M10.5 10.5h8v8h-8z" fill="#ffb900" />
    </>
  ),
} as const satisfies Readonly<Record<SocialProviderId, ReactNode>>;
