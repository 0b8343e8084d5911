import { useLogout } from './useLogout.ts'

export function LogoutButton({ className }: { className?: string }) {
  const [logout, isBusy] = useLogout()
  return (
    <button type="button" className={className} aria-busy={isBusy} onClick={() => void logout()}>
      退出登录
    </button>
  )
}
