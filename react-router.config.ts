import type { Config } from '@react-router/dev/config'

/** The router gets all routes at once: menus are plain links, so it would never discover routes from them. */
export default {
  appDirectory: 'src/app',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
