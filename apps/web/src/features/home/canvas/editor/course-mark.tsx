import type { Point } from '@diagloom/diagram/model';

interface CourseMarkProps {
  /** Px from the corner of the picture. */
  readonly course: readonly Point[];
  readonly color: string;
}

/** Along a selected line: a box around it would lie over much that is not selected. */
export const CourseMark = ({ course, color }: CourseMarkProps) => (
  <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
    <polyline
      points={course.map(({ x, y }) => `${x},${y}`).join(' ')}
      className="fill-none"
      style={{ stroke: color }}
      strokeWidth={5}
      strokeOpacity={0.45}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
