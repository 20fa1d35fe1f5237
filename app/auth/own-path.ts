import { paths, WISHED_PARAMETER } from '~/paths'

export function pathAfterSignIn(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get(WISHED_PARAMETER))
}

/**
 * Where to go after signing in: only a path of the office, the account or the docs, or an invitation, so that a crafted
 * link leads nowhere else.
 */
function ownPath(wanted: string | null): string {
  return wanted !== null &&
    /^\/(?:(?:buero|konto|api\/docs)(?:\/[\w-]+)*\/?(?:\?[\w=&%.+-]*)?|einladung\/[\w-]+(?:\.[\w-]+)*)$/.test(
      wanted,
    )
    ? wanted
    : paths.office()
}
