import type { PortalQuery } from '~/domain/portals/customer.server'
import { useHref } from '~/kit/language'
import { portalPath } from './query'

interface RowProps {
  token: string
  label: string
  options: { label: string; query: PortalQuery; isCurrent: boolean }[]
}

export function FilterRow({ token, label, options }: RowProps) {
  const href = useHref()
  return (
    <nav aria-label={label}>
      <ul className="filter">
        {options.map((option) => (
          <li key={option.label}>
            <a
              href={href(portalPath(token, option.query))}
              aria-current={option.isCurrent ? 'true' : undefined}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
