const adding = '(?:add|insert|create|put|place|give me|we need|i need|include|draw)';
const where = '(?: (?<side>behind|after|under|below|next to|beside|to|in|for) (?<place>.+))?';

/** "Add two more web servers behind the balancer": as many of what is there already. */
export const soManyMore = new RegExp(
  `^${adding} (?<count>two|three|four|five|[2-5]) (?:more|additional|extra|other|further) (?<what>.+?)${where}$`,
  'i',
);
