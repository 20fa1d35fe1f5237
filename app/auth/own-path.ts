import { paths, WISHED_PARAMETER } from '~/paths'

export function pathAfterSignIn(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get(WISHED_PARAMETER))
}

/**
 * Where to go after signing in: only a path of the office or account, or an invitation, so that a crafted link leads
 * nowhere else.
 */
function ownPath(wish: string | null): string {
  return wish !== null &&
    /^\/(?:(?:buero|konto)(?:\/[\w-]+)*\/?(?:\?[\w=&%.+-]*)?|einladung\/[\w-]+(?:\.[\w-]+)*)$/.test(wish)
    ? wish
    : paths.office()
}
