/** A part of the program that is loaded when it is first needed, and tried again where that has failed. */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #loaded: Promise<T> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The same for everybody who asks, as long as it has not failed. */
  get(): Promise<T> {
    if (this.#loaded) return this.#loaded;
    const loading = this.#load();
    this.#loaded = loading;
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = null;
    });
    return loading;
  }

  /** What was asked for, once it is there; null where nothing was, or where it has failed. */
  async present(): Promise<T | null> {
    return (await this.#loaded?.catch(() => null)) ?? null;
  }

  /** The next one who asks gets another. */
  forget(): void {
    this.#loaded = null;
  }
}
