import type { PassageReading } from './read-passage.ts';

/** Whether a section tells an organisation: where most of its boxes are sentences ("the result is either fit or unfit"), it tells something else. */
export const namesPosts = ({ spec }: PassageReading): boolean => {
  const posts = spec.nodes.filter(({ label }) => label.split(/\s+/).length <= longestPost && !tellsDeed.test(label));
  return posts.length >= leastPosts * spec.nodes.length;
};

/** Words of a post. */
const longestPost = 5;

const leastPosts = 0.6;

/** What no post is called. */
const tellsDeed = /\b(?:is|are|was|were|has|have|will|can|may|you|who|which|whose|that|if|when)\b/i;
