import { tryStories } from './try-stories.ts'

tryStories(2)
