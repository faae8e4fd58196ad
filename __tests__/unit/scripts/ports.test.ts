import { type AddressInfo, createServer } from "node:net";
import { freePort } from "../../../scripts/lib/ports";
import { isPortFree, requireFreePorts } from "../../../scripts/lib/preview-ports.mjs";

const server = createServer();
let taken: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  taken = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

it("A taken port is reported with the remedy", async () => {
  expect(await isPortFree(taken)).toBe(false);
  await expect(requireFreePorts([taken], "TEST_SITE_PORT")).rejects.toThrow(
    `Port ${taken} is taken. Stop the other program, or set TEST_SITE_PORT`,
  );
});

it("A preview takes the next free port, which stays free", async () => {
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(await isPortFree(port)).toBe(true);
});

it.each(["abc", "80", "65506", "9000.5"])(
  "SITE_PORT=%s is refused before anything starts, with what is possible",
  (port) => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exit");
    });
    const error = jest.spyOn(console, "error").mockImplementation();
    const before = process.env.SITE_PORT;
    process.env.SITE_PORT = port;
    try {
      expect(() => jest.isolateModules(() => jest.requireActual("../../../scripts/lib/ports"))).toThrow("exit");
      expect(exit).toHaveBeenCalledWith(1);
      expect(error).toHaveBeenCalledWith(
        `SITE_PORT ist „${port}“. Möglich ist eine Zahl von 1024 bis 65505, z. B. 9000.`,
      );
    } finally {
      if (before === undefined) delete process.env.SITE_PORT;
      else process.env.SITE_PORT = before;
      jest.restoreAllMocks();
    }
  },
);
