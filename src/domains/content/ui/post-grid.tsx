import type { BlogPost } from '../contract.ts'
import { PostCard } from './post-card.tsx'

/** Related posts side by side. */
export const PostGrid = ({ posts }: { posts: readonly BlogPost[] }) => (
  <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} />
      </li>
    ))}
  </ul>
)
