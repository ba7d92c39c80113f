/** What people call the state that something begins in. */
export const firstStates: readonly string[] = ['initial', 'first', 'starting', 'resting', 'default'];
