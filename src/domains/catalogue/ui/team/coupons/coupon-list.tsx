import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { FoldedAct } from '#browser/kit/forms/reason-form.tsx'
import { listOwnCoupons } from '../../../publishing/coupons/contract.ts'
import { CouponForm } from './coupon-form.tsx'
import { CouponRow } from './coupon-row.tsx'

/** All coupons, the latest start first, and a form for another one. */
export function CouponList() {
  const query = useInfiniteQuery({
    queryKey: [listOwnCoupons.path],
    queryFn: ({ pageParam }) => browserApi(listOwnCoupons, pageParam ? { after: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const coupons = query.data?.pages.flatMap((page) => page.coupons) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FoldedAct title="Novo cupom">
        <CouponForm />
      </FoldedAct>
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && coupons.length === 0 && (
        <EmptyState title="Nenhum cupom ainda">Comece um em “Novo cupom”.</EmptyState>
      )}
      <ul className="border-line border-t">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.code} coupon={coupon} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar anteriores
        </Button>
      )}
    </div>
  )
}
