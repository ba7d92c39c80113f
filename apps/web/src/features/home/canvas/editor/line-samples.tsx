/** Small pictures of what a choice about a line would look like. */
const Sample = ({ children }: { readonly children: React.ReactNode }) => (
  <svg
    viewBox="0 0 24 16"
    width="24"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    className="pointer-events-none"
  >
    {children}
  </svg>
);

const patterns = { solid: undefined, dashed: '5 3', dotted: '1.5 3' } as const;

export const DashSample = ({ dash }: { readonly dash: keyof typeof patterns }) => (
  <Sample>
    <path d="M1 8H23" strokeDasharray={patterns[dash]} />
  </Sample>
);

export const WidthSample = ({ width }: { readonly width: number }) => (
  <Sample>
    <path d="M1 8H23" strokeWidth={width} />
  </Sample>
);

const courses = {
  corners: 'M2 13H12V3H22',
  straight: 'M2 13L22 3',
  curved: 'M2 13C14 13 10 3 22 3',
} as const;

export const CourseSample = ({ course }: { readonly course: keyof typeof courses }) => (
  <Sample>
    <path d={courses[course]} />
  </Sample>
);

/** Each drawn at the right end; at the start the picture is turned round. */
const heads = {
  none: <path d="M1 8H23" />,
  classic: (
    <>
      <path d="M1 8H18" />
      <path d="M23 8L14 4L17 8L14 12Z" fill="currentColor" stroke="none" />
    </>
  ),
  block: (
    <>
      <path d="M1 8H15" />
      <path d="M23 8L14 4V12Z" fill="currentColor" stroke="none" />
    </>
  ),
  open: <path d="M1 8H22M15 3L22 8L15 13" />,
  diamond: (
    <>
      <path d="M1 8H12" />
      <path d="M23 8L17.5 4.5L12 8L17.5 11.5Z" fill="currentColor" stroke="none" />
    </>
  ),
  oval: (
    <>
      <path d="M1 8H16" />
      <circle cx="19" cy="8" r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
} as const;

export const ArrowSample = ({ head, isStart }: { readonly head: keyof typeof heads; readonly isStart: boolean }) => (
  <Sample>
    <g transform={isStart ? 'matrix(-1 0 0 1 24 0)' : undefined}>{heads[head]}</g>
  </Sample>
);
