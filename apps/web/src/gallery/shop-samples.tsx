import { Bill } from '@shala/ui/bill.tsx';
import { Button } from '@shala/ui/button.tsx';
import { CouponTicket } from '@shala/ui/coupon-ticket.tsx';
import { ProductCard, ProductGrid } from '@shala/ui/product-card.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import type { ShelfBook } from '@shala/ui/shelf-book.tsx';
import { ShelfCover } from '@shala/ui/shelf-cover.tsx';
import { useState } from 'react';
import { Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const shelves: ShelfBook[][] = [
  [
    { colour: 's1', label: '8' },
    { colour: 's3', label: '9' },
    { colour: 's2', label: '10' },
  ],
  [
    { colour: 's1', icon: 'sigma' },
    { colour: 's2', icon: 'atom' },
  ],
  [{ colour: 's4', label: '8' }],
  [{ colour: 's5', icon: 'lightbulb' }],
];

export function ShopSamples({ words }: { words: SampleWords }) {
  const [chosen, setChosen] = useState('');
  const nothing = () => undefined;
  const options = [
    { id: '', label: words.className },
    ...words.subjects.map((label) => ({ id: label, label })),
  ];
  return (
    <Group name="Shop">
      <Sample wide name="ProductCard: three books, two, a class, an exam">
        <ProductGrid>
          {shelves.map((books, place) => (
            <ProductCard
              key={books.map(({ colour }) => colour).join()}
              cover={<ShelfCover books={books} />}
              over={words.className}
              title={place === 0 ? words.subjects.join(', ') : words.lesson}
              text={words.artText}
              note={place === 1 ? words.saved : undefined}
              price="₹80,550"
              actions={
                <>
                  <Button variant="quiet">{words.next}</Button>
                  <Button variant={place === 1 ? 'tinted' : 'filled'}>{words.buy}</Button>
                </>
              }
            />
          ))}
        </ProductGrid>
      </Sample>
      <Sample name="Bill">
        <Bill
          title={words.points}
          rows={[
            { id: 1, name: words.lesson, amount: '₹89,500' },
            { id: 2, name: words.subjects.join(', '), amount: '₹24,500' },
            { id: 3, name: 'SHALA10', amount: '−₹11,400', isOff: true },
          ]}
          total={{ name: words.score, amount: '₹1,02,600' }}
          note={words.today}
        >
          <Button wide size="large">
            {words.buy}
          </Button>
        </Bill>
      </Sample>
      <Sample name="CouponTicket: short and long">
        <CouponTicket code="SHALA10" text={words.done} closeLabel={words.close} onClose={nothing} />
        <CouponTicket
          code="MONSOONOFFERFORNEWSTUDENTS2026"
          text={words.done}
          closeLabel={words.close}
          onClose={nothing}
        />
      </Sample>
      <Sample name="SelectField: open, disabled">
        <SelectField label={words.className} options={options} current={chosen} onChange={setChosen} />
        <SelectField
          disabled
          label={words.className}
          help={words.mobileHelp}
          options={options}
          current=""
          onChange={nothing}
        />
      </Sample>
    </Group>
  );
}
