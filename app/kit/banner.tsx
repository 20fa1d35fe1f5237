import type { ReactNode } from 'react'

interface BannerProps {
  title: string
  id?: string | undefined
  children?: ReactNode
}

interface ConfirmationProps extends BannerProps {
  /** The page was opened to say this: the focus begins here, so that it is read out and the next stop is the one below. */
  isNews?: boolean
}

export function Confirmation({ title, id, isNews = false, children }: ConfirmationProps) {
  return (
    <div
      className="banner banner-done"
      role="status"
      id={id}
      {...(isNews ? { tabIndex: -1, autoFocus: true } : {})}
    >
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}

interface NoticeProps extends BannerProps {
  /** For news of what has just happened: announced by screen readers. */
  role?: 'status'
}

export function Notice({ title, id, role, children }: NoticeProps) {
  return (
    <div className="banner" id={id} role={role}>
      <p className="banner-title">{title}</p>
      {children}
    </div>
  )
}
