import { createRequestHandler, type ServerBuild } from 'react-router'

type Handler = ReturnType<typeof createRequestHandler>
type Routes = ServerBuild['routes']

/**
 * React Router's handler for a path. A path without parameters gets a handler that knows only its own branch: with all
 * routes, the router would match and rebuild every other one twice for each page.
 */
export function routeHandlers(build: ServerBuild): (pathname: string) => Handler {
  const allRoutes = createRequestHandler(build, process.env.NODE_ENV)
  const branches = staticBranches(build.routes)
  const handlers = new Map<string, Handler>()
  return (pathname) => {
    const branch = branches.get(pathname)
    if (!branch) return allRoutes
    const handler = handlers.get(pathname) ?? createRequestHandler(withOnlyRoutes(build, branch), process.env.NODE_ENV)
    handlers.set(pathname, handler)
    return handler
  }
}

const withOnlyRoutes = (build: ServerBuild, branch: readonly string[]): ServerBuild => ({
  ...build,
  routes: pick(build.routes, branch),
  assets: { ...build.assets, routes: pick(build.assets.routes, branch) },
})

const pick = <T>(all: Record<string, T | undefined>, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, all[id]]))

/** Paths without parameters, each with the ids of its routes, outermost first. */
export function staticBranches(routes: Routes): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const upFrom = (id: string | undefined): NonNullable<Routes[string]>[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...upFrom(route.parentId), route] : []
  }
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  for (const { id } of all.filter((route) => !parents.has(route.id))) {
    const branch = upFrom(id)
    const path = `/${branch.flatMap((route) => route.path || []).join('/')}`
    const ids = branch.map((route) => route.id)
    if (!/[:*?]/.test(path)) found.set(path, ids)
  }
  return found
}
