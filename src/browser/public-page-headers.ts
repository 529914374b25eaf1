/**
 * For a route's `headers`: this page is the same for everybody and may be kept for `seconds`. It is made anew when a
 * fact about one of `topics` is told (`presence`, or one of them: `presence:{id}`), and varies by the query
 * `parameters` that it knows and no other.
 */
export const publicPageHeaders = ({
  seconds = 30,
  topics = [],
  parameters = [],
}: {
  seconds?: number
  topics?: readonly string[]
  parameters?: readonly string[]
} = {}) => ({
  'cache-control': `public, s-maxage=${seconds}`,
  ...(topics.length > 0 && { 'page-topics': topics.join(' ') }),
  ...(parameters.length > 0 && { 'page-parameters': parameters.join(' ') }),
})
