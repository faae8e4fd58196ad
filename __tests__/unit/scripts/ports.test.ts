import { type AddressInfo, createServer } from "node:net";
import { freePort, isPortFree, requireFreePorts } from "../../../scripts/lib/ports";

const server = createServer();
let taken: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  taken = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

it("A taken port is told with what to do about it.", async () => {
  expect(await isPortFree(taken)).toBe(false);
  await expect(requireFreePorts([taken], "TEST_SITE_PORT")).rejects.toThrow(
    `Port ${taken} is taken. Stop the other program, or set TEST_SITE_PORT`,
  );
});

it("A preview takes the next free port, which stays free.", async () => {
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(await isPortFree(port)).toBe(true);
});
