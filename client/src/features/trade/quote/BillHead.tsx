/** The columns of goods that are or will be ordered; each table says how wide. */
export function BillHead() {
  return (
    <>
      <colgroup>
        <col />
        <col className="price" />
        <col className="quantity" />
        <col className="amount" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">商品</th>
          {['单价', '数量', '小计'].map((word) => (
            <th key={word} scope="col" className="number">
              {word}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
