import { useHref } from '../language'

export function BackLink({ to, label }: { to: string; label: string }) {
  const href = useHref()
  return (
    <p className="back screen-only">
      <a className="target" href={href(to)}>
        {label}
      </a>
    </p>
  )
}
