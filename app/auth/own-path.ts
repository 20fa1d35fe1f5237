import { paths } from '~/paths'

/** Where to go on after signing in: only a path of the office, so that a prepared link leads nowhere else. */
export function ownPath(wish: string | null): string {
  return wish !== null && /^\/(?:buero|konto)(?:\/[\w/-]*)?$/.test(wish) ? wish : paths.office()
}
