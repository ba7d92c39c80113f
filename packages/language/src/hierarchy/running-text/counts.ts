/** How many there are, as the source of a pattern. */
export const counts = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)';
