import { useNavigation } from 'react-router'

/** A thin gold bar while the next page is loading; fast navigations never show it. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle'
  return isUnderWay ? (
    <div aria-hidden="true" className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-metal" />
  ) : null
}
