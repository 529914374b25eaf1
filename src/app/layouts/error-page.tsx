import { isRouteErrorResponse } from 'react-router'
import { NotFound } from './not-found/not-found.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

/** What stands where a page could not: the way on when there is none such, calm words when something broke. */
export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />
