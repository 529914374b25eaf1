import type { Config } from '@react-router/dev/config'

/**
 * All addresses are known from the start: menus are plain links, so nothing announces them to the router one by one.
 */
export default { appDirectory: 'src/app', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
