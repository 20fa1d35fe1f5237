import { useHref } from '~/kit/language'
import { paths } from '~/paths'

interface Props {
  customerId: string
  name: string
  isLink: boolean
}

export function CustomerName({ customerId, name, isLink }: Props) {
  const href = useHref()
  return isLink ? (
    <a className="target" href={href(paths.customer(customerId))}>
      {name}
    </a>
  ) : (
    name
  )
}
