import { graphql, type PageProps } from "gatsby";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { LoginForm } from "../features/login/login-form";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";

export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  const { seo, title, text, hint, picture, ...form } = required(data.loginPage, "login.json");
  const { company } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/login" noindex />
      <section className="bg-mist lg:grid lg:grid-cols-2">
        <div className="mx-auto w-full max-w-[32.5rem] px-5 py-12 md:py-20 lg:self-center">
          <div className="border-t-4 border-lake bg-white p-6 sm:p-10">
            <h1 className="text-heading">{title}</h1>
            <p className="mt-3 mb-8 text-slate">{text}</p>
            <LoginForm {...form} support={company.email} />
          </div>
          <p className="mt-6 text-center">
            <Link {...hint} className="text-lake link-underlined" />
          </p>
        </div>
        <Picture
          picture={toPicture(picture)}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-[6/5] h-auto w-full object-cover lg:aspect-auto lg:h-full lg:max-h-[56rem] lg:min-h-[40rem]"
        />
      </section>
    </>
  );
}

export const query = graphql`
  query LoginPage {
    loginPage {
      seo { ...SeoFields }
      title
      text
      email
      password
      submit
      unavailable { title text }
      hint { ...LinkFields }
      picture { ...HalfPicture }
    }
    siteSettings {
      company { email }
    }
  }
`;
