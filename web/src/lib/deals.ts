/** Where the results of a deal of the day are; its name is 'deal <day> <game> <seats>'. */
export function dealAddress(name: string): string {
  const [, day, game, seats] = name.split(' ');
  return `/daily/${game}/${seats}/${day}`;
}
