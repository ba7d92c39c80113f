import type { Writer } from '../../printing/writer.ts';
import { type Program, storeOf } from '../../program/index.ts';

/** What all stores have: items by their keys, in the order in which they came. */
export const writeStoreBase = (writer: Writer, { records }: Program): void => {
  if (records.every((record) => storeOf(record) === undefined)) return;
  writer.gap();
  writer.comment('store keeps items in memory by their keys, in the order in which they are added.');
  writer.block('type store[K comparable, T any] struct {', '}', () => {
    writer.line('items map[K]T');
    writer.line('order []K');
  });
  const method = (comment: string, head: string, body: () => void): void => {
    writer.gap();
    writer.comment(comment);
    writer.block(`func (s *store[K, T]) ${head} {`, '}', body);
  };
  method('Find returns the item with this key and reports whether there is one.', 'Find(key K) (T, bool)', () => {
    writer.line('item, isThere := s.items[key]');
    writer.line('return item, isThere');
  });
  method('All returns all items.', 'All() []T', () => {
    writer.line('all := make([]T, 0, len(s.order))');
    writer.block('for _, key := range s.order {', '}', () => writer.line('all = append(all, s.items[key])'));
    writer.line('return all');
  });
  method('has reports whether there is an item with this key.', 'has(key K) bool', () => {
    writer.line('_, isThere := s.items[key]');
    writer.line('return isThere');
  });
  method('put keeps an item under its key.', 'put(key K, item T)', () => {
    writer.block('if s.items == nil {', '}', () => writer.line('s.items = map[K]T{}'));
    writer.block('if !s.has(key) {', '}', () => writer.line('s.order = append(s.order, key)'));
    writer.line('s.items[key] = item');
  });
  method('take removes the item with this key and reports whether there was one.', 'take(key K) bool', () => {
    writer.block('if !s.has(key) {', '}', () => writer.line('return false'));
    writer.line('delete(s.items, key)');
    writer.block('for index, each := range s.order {', '}', () =>
      writer.block('if each == key {', '}', () => {
        writer.line('s.order = append(s.order[:index:index], s.order[index+1:]...)');
        writer.line('break');
      }),
    );
    writer.line('return true');
  });
};
