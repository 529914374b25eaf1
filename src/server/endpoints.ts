import type { Served } from '#platform/http.ts'

/** Every way in, by domain. */
export const endpoints: Served[] = []
