import { isRouteErrorResponse } from 'react-router'
import { NotFound } from './not-found/not-found.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

/** Replaces a page that failed: "not found" with links for a 404, an apology for any other error. */
export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />
